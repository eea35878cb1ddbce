import type { MessageView } from '../message-view';
import { entryEnd } from '../quantities/find-shared-list';
import { askedEnd } from '../talk/find-asked-goods';
import { ifHadEnd } from '../talk/find-goods-if-had';
import { likenedEnd } from '../talk/find-likened-goods';

/**
 * Where goods end that begin at a token, told by what stands around them and not by the catalogue: "do you stock fishing
 * line?", "a door viewer if you have one".
 */
export const framedEnd = (view: MessageView, at: number): number | undefined =>
  entryEnd(view, at) ?? askedEnd(view, at) ?? likenedEnd(view, at) ?? ifHadEnd(view, at);
