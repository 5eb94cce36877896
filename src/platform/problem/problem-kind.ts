/** One kind of error, with the text of its page at /problems/{code}. */
export interface ProblemKind {
  readonly status: number;
  /** The same for every occurrence. */
  readonly title: string;
  /** What happened and what the client can do, for the page and as the detail where none is given. */
  readonly description: string;
}
