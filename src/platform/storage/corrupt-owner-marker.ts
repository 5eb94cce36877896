/** The owner marker of a file store does not name a database, so it is unknown whose files these are. */
export class CorruptOwnerMarker extends Error {
  constructor(marker: string) {
    super(
      `${marker} does not name a database. Put it back from a backup, or run "tureen admin claim-files" to make the ` +
        'files belong to this database.',
    );
    this.name = 'CorruptOwnerMarker';
  }
}
