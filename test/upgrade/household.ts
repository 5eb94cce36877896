/**
 * What a test must know to read and use a filled database: secrets, which the database stores only as hashes, and ids
 * that no list shows. Written by fill-every-table.ts and stored in the fixture.
 */
export interface Household {
  /**
   * When everything had been created. A service that starts on the fixture has its clock set to this, so the fixture
   * never ages.
   */
  readonly filledAt: string;
  /** An owner who is also an administrator. The password is `PASSWORD` in test/support/people.ts. */
  readonly owner: { readonly username: string; readonly session: string; readonly csrf: string };
  /** A personal API token of the owner. */
  readonly token: string;
  readonly recoveryCode: string;
  /** The secret of an invitation that has not been accepted. */
  readonly invitation: string;
  /** The token of an unused setup link. */
  readonly setupToken: string;
  /** A username with too many failed sign-ins. */
  readonly lockedOut: string;
  /** The owner at the sign-in provider `kitchen`. */
  readonly subject: string;
  /** The path of the calendar feed, with its secret. */
  readonly calendarFeed: string;
  /** A tag that was created with an Idempotency-Key. */
  readonly receipt: { readonly key: string; readonly input: object; readonly id: string };
  readonly recipe: string;
  /** A shopping list with an archived item, and an operation on it that may arrive again. */
  readonly list: {
    readonly id: string;
    readonly archivedItem: string;
    readonly operation: { readonly json: object; readonly appliedRevision: number };
  };
  /** A deleted list, whose id a client may use again. */
  readonly deletedList: string;
  readonly previews: readonly string[];
  /** A measurement plan that has not been applied yet. */
  readonly plan: { readonly preview: string; readonly id: string; readonly revision: number };
  readonly interruptedJob: string;
  readonly webhook: string;
  /** The first and the last event of the owner's library. */
  readonly events: { readonly first: string; readonly last: string };
}
