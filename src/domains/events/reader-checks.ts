interface Check {
  readonly isAdmitted: () => Promise<boolean>;
  readonly result: PromiseWithResolvers<boolean>;
}

/**
 * Checks whether readers are still admitted. All checks that are asked for in the same turn of the event loop begin
 * together, so that they share their statements, and readers with the same credential share one check.
 */
export class ReaderChecks {
  #waiting = new Map<string, Check>();

  /** The key names the credential and the library, which together determine the result. */
  check(key: string, isAdmitted: () => Promise<boolean>): Promise<boolean> {
    const known = this.#waiting.get(key);
    // It has not begun yet, so it sees everything that was committed before this call.
    if (known !== undefined) return known.result.promise;
    const result = Promise.withResolvers<boolean>();
    if (this.#waiting.size === 0) setImmediate(() => this.#begin());
    this.#waiting.set(key, { isAdmitted, result });
    return result.promise;
  }

  #begin(): void {
    const checks = this.#waiting;
    this.#waiting = new Map();
    for (const { isAdmitted, result } of checks.values()) {
      // A reader that cannot be checked is not admitted: it may have lost access.
      isAdmitted().then(result.resolve, () => result.resolve(false));
    }
  }
}
