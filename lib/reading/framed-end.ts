import { askedEnd } from './find-asked-goods';
import { ifHadEnd } from './find-goods-if-had';
import { likenedEnd } from './find-likened-goods';
import { entryEnd } from './find-shared-list';
import type { MessageView } from './message-view';

/**
 * Where goods end that begin at a token, told by what stands around them and not by the catalogue: "do you stock fishing
 * line?", "a door viewer if you have one".
 */
export const framedEnd = (view: MessageView, at: number): number | undefined =>
  entryEnd(view, at) ?? askedEnd(view, at) ?? likenedEnd(view, at) ?? ifHadEnd(view, at);
