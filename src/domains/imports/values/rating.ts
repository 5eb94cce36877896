/** Creates a schema.org rating. Undefined if there is none. */
export const createRatingNode = (rating: number | undefined, best = 5): Readonly<Record<string, unknown>> | undefined =>
  rating === undefined || rating <= 0
    ? undefined
    : { '@type': 'AggregateRating', ratingValue: rating, bestRating: best };
