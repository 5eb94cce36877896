import type { ReactNode } from 'react';

/** What stands around a screen that has no navigation: before sign-in, or where something is missing. */
export const Outside = ({ children }: { readonly children: ReactNode }) => <main id="content">{children}</main>;
