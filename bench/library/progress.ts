/** Reports progress on stderr, so that the figures on stdout can be piped. */
export interface Progress {
  filling(done: number, of: number, perSecond: number): void;
  step(name: string): void;
}

const REPORTS = 20;

export const createProgress = (title: string): Progress => {
  let reported = 0;
  return {
    filling: (done, of, perSecond) => {
      const current = Math.floor((done / of) * REPORTS);
      if (current <= reported) return;
      reported = current;
      console.error(`${title}: ${done} of ${of} recipes, ${Math.round(perSecond)} per second`);
    },
    step: (name) => console.error(`${title}: ${name}`),
  };
};
