/** Reports progress on stderr, so that the figures on stdout can be piped. */
export interface Progress {
  filling(done: number, of: number, perSecond: number): void;
  step(name: string): void;
}

const SHARES = 20;

export const progressOf = (title: string): Progress => {
  let told = 0;
  return {
    filling: (done, of, perSecond) => {
      const share = Math.floor((done / of) * SHARES);
      if (share <= told) return;
      told = share;
      console.error(`${title}: ${done} of ${of} recipes, ${Math.round(perSecond)} a second`);
    },
    step: (name) => console.error(`${title}: ${name}`),
  };
};
