/** Whether the user can see this page. */
export interface PageVisibility {
  readonly isVisible: () => boolean;
  /** Calls the listener when that may have changed. Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

export const pageVisibility: PageVisibility = {
  isVisible: () => document.visibilityState === 'visible',
  subscribe: (listener) => {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};
