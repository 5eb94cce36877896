/** The marker of a store names no database: whose the files are is not known. */
export class CorruptOwnerMarker extends Error {
  constructor(marker: string) {
    super(
      `${marker} does not name a database. Put it back from a backup, or run "tureen admin claim-files" to make the ` +
        'files belong to this database.',
    );
    this.name = 'CorruptOwnerMarker';
  }
}
