import assert from 'node:assert/strict';

/** An EventSource that a test controls. */
export class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];
  readonly url: URL;
  readyState = 0;

  constructor(url: string) {
    super();
    this.url = new URL(url, 'http://localhost');
    FakeEventSource.opened.push(this);
  }

  /** The only stream that is open. */
  static get current(): FakeEventSource {
    const [stream, ...others] = FakeEventSource.opened.filter(({ readyState }) => readyState !== this.CLOSED);
    assert.equal(others.length, 0, 'there is one stream');
    return stream ?? assert.fail('no stream is open');
  }

  get lastEventId(): string | null {
    return this.url.searchParams.get('last_event_id');
  }

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  /** The service refuses the stream, and the browser gives up. */
  refuse(): void {
    this.close();
    this.dispatchEvent(new Event('error'));
  }

  send(type: string, lastEventId: string, resource: object = {}): void {
    const data = JSON.stringify({ id: lastEventId, type, resource });
    this.dispatchEvent(new MessageEvent(type, { data, lastEventId }));
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }
}

/** Replaces the EventSource of this process, which has none, until the returned function is called. */
export const mockEventSource = (): (() => void) => {
  FakeEventSource.opened = [];
  const replaced = Object.getOwnPropertyDescriptor(globalThis, 'EventSource');
  Object.defineProperty(globalThis, 'EventSource', { value: FakeEventSource, configurable: true });
  return () => {
    if (replaced === undefined) Reflect.deleteProperty(globalThis, 'EventSource');
    else Object.defineProperty(globalThis, 'EventSource', replaced);
  };
};
