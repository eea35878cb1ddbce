export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];
export const themeCookie = 'theme';

export function readTheme(cookie: string | undefined): Theme {
  return themes.find((theme) => theme === cookie) ?? 'system';
}

/** Shows the theme at once and keeps it for a year. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  const life = theme === 'system' ? 0 : 365 * 86_400;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and on plain http.
  document.cookie = `${themeCookie}=${theme}; path=/; max-age=${life}; samesite=lax`;
}

/** The theme that is shown now. */
export function currentTheme(): Theme {
  return readTheme(document.documentElement.dataset.theme);
}
