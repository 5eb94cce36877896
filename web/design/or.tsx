import './or.css';

/** Between two ways to do the same. */
export const Or = ({ children }: { readonly children: string }) => <span className="or">{children}</span>;
