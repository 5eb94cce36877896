import './or-divider.css';

/** Separates two ways to do the same. */
export const OrDivider = ({ children }: { readonly children: string }) => <span className="or">{children}</span>;
