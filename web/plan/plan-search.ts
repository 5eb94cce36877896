/** The week that is shown, by its first day, and a recipe that waits for its day. */
export interface PlanSearch {
  readonly week?: string;
  readonly recipe?: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const planSearch = ({ week, recipe }: Readonly<Record<string, unknown>>): PlanSearch => ({
  ...(typeof week === 'string' && DAY.test(week) && { week }),
  ...(typeof recipe === 'string' && recipe !== '' && { recipe }),
});
