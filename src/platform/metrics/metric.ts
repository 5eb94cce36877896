export type Labels = Readonly<Record<string, string>>;

export interface LabeledValue {
  readonly labels: Labels;
  readonly value: number;
}

/** A figure of `/metrics`, or one for each combination of labels. */
export interface Metric {
  readonly name: string;
  readonly type: 'gauge' | 'counter';
  readonly help: string;
  /**
   * Called for every scrape, so it must return at once. Undefined if the value is not known, for example because the
   * database does not respond.
   */
  readonly read: () => number | readonly LabeledValue[] | undefined;
}

export const gauge = (name: string, help: string, read: Metric['read']): Metric => ({
  name,
  type: 'gauge',
  help,
  read,
});

export const counter = (name: string, help: string, read: Metric['read']): Metric => ({
  name,
  type: 'counter',
  help,
  read,
});

/** The labels of a series in the Prometheus text format. */
export const formatLabels = (labels: Labels): string =>
  Object.entries(labels)
    .map(
      ([name, value]) => `${name}="${value.replaceAll(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`))}"`,
    )
    .join(',');

/** The first two lines of a metric in the Prometheus text format. */
export const formatHead = ({ name, help, type }: { name: string; help: string; type: string }): string =>
  `# HELP ${name} ${help}\n# TYPE ${name} ${type}`;

/** The series of a metric in the Prometheus text format. */
export const formatSeries = ({ name, read }: Metric): readonly string[] => {
  const value = read();
  if (value === undefined) return [];
  if (typeof value === 'number') return [`${name} ${value}`];
  return value.map((each) => `${name}{${formatLabels(each.labels)}} ${each.value}`);
};
