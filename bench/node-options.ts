/** The options with which `npm start` runs the service, so that what is measured is what runs. */
export const NODE_OPTIONS: readonly string[] = ['--max-semi-space-size=8', '--max-old-space-size=1000'];
