import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

/** With a modifier key or another button the browser follows the link: to a new tab, or a download. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * A cheap link to a recipe. The router's own link re-evaluates on every URL change whether it is active, and there are
 * thousands here below a search field.
 */
export const RecipeLink = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => {
  const router = useRouter();
  const target = { to: '/recipes/$recipeId', params: { recipeId: id } } as const;
  const prepare = (): void => void router.preloadRoute(target);
  return (
    <a
      href={`/recipes/${id}`}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
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
