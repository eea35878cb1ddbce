import type { useTranslations } from 'next-intl';
import type { English } from './english';
import type { Language } from './languages';

declare module 'next-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: English;
  }
}

/** A part of the screens whose words lie together; a page sends the browser those of its own rooms. */
export type Room = keyof English;

/** A room in another language: every key that it has in English, and no other. */
export type Translated<R extends Room> = Readonly<Record<keyof English[R], string>>;

export type Translation = { readonly [R in Room]: Translated<R> };

/** What says the words of a room, for what is no component itself. */
export type Words<R extends Room> = ReturnType<typeof useTranslations<R>>;
