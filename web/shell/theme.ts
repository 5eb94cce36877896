import { deviceStorage } from '../offline/safe-storage.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const STORAGE_KEY = 'tureen.theme';

/** The theme chosen on this device, else the system preference. */
export const getTheme = (): Theme => themes.find((theme) => theme === deviceStorage.read(STORAGE_KEY)) ?? 'system';

export const applyTheme = (theme: Theme = getTheme()): void => {
  deviceStorage.write(STORAGE_KEY, theme);
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
};
