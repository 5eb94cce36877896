import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

/** With a key or another button it is the browser's to follow: into a new tab, or onto the disk. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * A link to a recipe that costs nothing while it stands there. The router's own follows each change of the address to
 * know whether it is the current one, and here are thousands of them below a field in which somebody types.
 */
export const RecipeLink = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => {
  const router = useRouter();
  const target = { to: '/recipes/$recipeId', params: { recipeId: id } } as const;
  const prepare = (): void => void router.preloadRoute(target);
  return (
    <a
      href={`/recipes/${id}`}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        void router.navigate(target);
      }}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {children}
    </a>
  );
};
