import type { ReactNode } from 'react';

/** Layout of pages without navigation: before sign-in, or if something is missing. */
export const PlainLayout = ({ children }: { readonly children: ReactNode }) => <main id="content">{children}</main>;
