import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { ProblemError, hasCode } from '../../../api/problem.ts';
import { RecipePicture } from '../../../parts/recipe-picture.tsx';
import { getPhoto } from '../review.api.ts';
import type { ImportPreviewItem } from '../review.api.ts';

/** How often to ask for a photo that the service is still fetching. */
const MAX_TRIES = 5;
const RETRY_DELAY_MS = 2000;

const useIsNearViewport = () => {
  const [isNear, setNear] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isNear || place.current === null) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => setNear((before) => before || entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '200px' },
    );
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [isNear]);
  return { place, isNear };
};

/** Shows a blob. Its object URL is revoked when the image is no longer shown. */
const BlobPicture = ({ blob, onFail }: { readonly blob: Blob; readonly onFail: () => void }) => {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(blob);
    if (image.current !== null) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [blob]);
  return <img ref={image} alt="" decoding="async" onError={onFail} />;
};

/**
 * The main photo of a recipe that is not in the library yet. The service fetches it from the site on the first request,
 * so it is requested only when about to scroll into view, and again while it is pending.
 */
export const ItemPhoto = ({ previewId, item }: { readonly previewId: string; readonly item: ImportPreviewItem }) => {
  const { place, isNear } = useIsNearViewport();
  const { data } = useQuery({
    queryKey: ['import-photo', previewId, item.id],
    queryFn: ({ signal }) => getPhoto(previewId, item.id, signal),
    enabled: isNear && item.assets.preview_url !== undefined,
    retry: (failures, error) => failures < MAX_TRIES && hasCode(error, 'photo-pending'),
    retryDelay: (_failures, error) =>
      ((error instanceof ProblemError && error.retryAfter) || 0) * 1000 || RETRY_DELAY_MS,
    structuralSharing: false,
  });
  const [isBroken, setBroken] = useState(false);
  return (
    <span ref={place} className="review-item-photo">
      {data === undefined || isBroken ? (
        <RecipePicture recipe={{ id: item.id, title: item.recipe.title }} preset="thumb" />
      ) : (
        <BlobPicture blob={data} onFail={() => setBroken(true)} />
      )}
    </span>
  );
};
