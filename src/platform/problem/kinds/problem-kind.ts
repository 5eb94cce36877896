/** One kind of error: what it is called, and what its page at /problems/{code} tells. */
export interface ProblemKind {
  readonly status: number;
  /** The same for every occurrence. */
  readonly title: string;
  /** What happened and what the client can do, for the page and as the detail where none is given. */
  readonly about: string;
}
