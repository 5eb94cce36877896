/** What somebody thinks of a recipe, in the words of schema.org; undefined where nobody said. */
export const ratingNode = (rating: number | undefined, best = 5): Readonly<Record<string, unknown>> | undefined =>
  rating === undefined || rating <= 0
    ? undefined
    : { '@type': 'AggregateRating', ratingValue: rating, bestRating: best };
