import type { ChangedResource } from './changed-resources.ts';
import { openEventStream } from './event-stream.ts';
import { leadWhileVisible } from './lead-while-visible.ts';
import type { PageVisibility } from './page-visibility.ts';
import type { TabGroup } from './tab-group.ts';

interface LibraryEventHandlers {
  readonly onChange: (resource: ChangedResource) => void;
  /** Events were missed: anything may have changed. */
  readonly onMissed: () => void;
  /** The service can be reached again. */
  readonly onOpen: () => void;
  /** The service refused the stream. */
  readonly onRefused: () => void;
}

interface LibraryEventOptions {
  readonly libraryId: string;
  /** The last event that this tab knows; undefined if that is unknown. */
  readonly lastEventId: string | undefined;
  readonly page: PageVisibility;
  /** The tabs that share a stream; undefined if this one has its own. */
  readonly group: TabGroup | undefined;
  readonly handlers: LibraryEventHandlers;
}

type TabMessage =
  /** A follower asks the leader for its position. */
  | { readonly kind: 'hello' }
  /** Where the leader is. `isOpen` when its stream has just opened. */
  | { readonly kind: 'position'; readonly lastEventId: string | undefined; readonly isOpen: boolean }
  | {
      readonly kind: 'event';
      readonly eventId: string;
      /** The position of the leader before this event. */
      readonly after: string | undefined;
      readonly resource: ChangedResource;
    }
  | { readonly kind: 'resync'; readonly eventId: string }
  | { readonly kind: 'refused' };

const UNKNOWN = -1;

/** Event ids end with a number that rises within a library. */
const toNumber = (eventId: string | undefined): number =>
  eventId === undefined ? UNKNOWN : Number(eventId.slice(eventId.lastIndexOf('.') + 1));

/**
 * The events of a library for one tab. One visible tab leads: it has the stream and passes events on to the others, so
 * that ten tabs take up one of the six connections that browsers allow per host over HTTP/1.1. Each tab knows its last
 * event, so whichever leads next continues from there, and a tab that missed a message notices.
 */
export class LibraryEvents {
  readonly #options: LibraryEventOptions;
  readonly #stopLeading: () => void;
  readonly #unsubscribe: () => void;
  #lastEventId: string | undefined;
  #isLeading = false;

  constructor(options: LibraryEventOptions) {
    const { page, group } = options;
    this.#options = options;
    this.#lastEventId = options.lastEventId;
    group?.channel.addEventListener('message', ({ data }) => this.#receive(data as TabMessage));
    this.#stopLeading = leadWhileVisible(() => this.#lead(), { page, group });
    this.#unsubscribe = page.subscribe(() => this.#greet());
    this.#greet();
  }

  /** Returns the last event that this tab knows. */
  stop(): string | undefined {
    this.#unsubscribe();
    this.#stopLeading();
    this.#options.group?.channel.close();
    return this.#lastEventId;
  }

  #lead(): () => void {
    const { libraryId, handlers } = this.#options;
    this.#isLeading = true;
    const close = openEventStream(libraryId, () => this.#lastEventId, {
      onOpen: (isResumed) => {
        if (isResumed) handlers.onOpen();
        else handlers.onMissed();
        this.#send({ kind: 'position', lastEventId: this.#lastEventId, isOpen: true });
      },
      onEvent: (eventId, resource) => {
        const after = this.#lastEventId;
        this.#lastEventId = eventId;
        handlers.onChange(resource);
        this.#send({ kind: 'event', eventId, after, resource });
      },
      onResync: (eventId) => {
        this.#lastEventId = eventId;
        handlers.onMissed();
        this.#send({ kind: 'resync', eventId });
      },
      onRefused: () => {
        handlers.onRefused();
        this.#send({ kind: 'refused' });
      },
    });
    return () => {
      this.#isLeading = false;
      close();
    };
  }

  #greet(): void {
    if (!this.#isLeading && this.#options.page.isVisible()) this.#send({ kind: 'hello' });
  }

  #send(message: TabMessage): void {
    this.#options.group?.channel.postMessage(message);
  }

  #receive(message: TabMessage): void {
    if (!this.#isLeading) this.#follow(message);
    else if (message.kind === 'hello') {
      this.#send({ kind: 'position', lastEventId: this.#lastEventId, isOpen: false });
    }
  }

  #follow(message: TabMessage): void {
    const { handlers } = this.#options;
    switch (message.kind) {
      case 'hello':
        return;
      case 'position':
        this.#catchUp(message.lastEventId);
        if (message.isOpen) handlers.onOpen();
        return;
      case 'event':
        this.#followEvent(message);
        return;
      case 'resync':
        this.#lastEventId = message.eventId;
        handlers.onMissed();
        return;
      case 'refused':
        handlers.onRefused();
        return;
      default:
        message satisfies never;
    }
  }

  /** The leader does not repeat what it sent before. */
  #catchUp(lastEventId: string | undefined): void {
    const isKnown = this.#lastEventId !== undefined && lastEventId !== undefined;
    if (isKnown && toNumber(lastEventId) <= toNumber(this.#lastEventId)) return;
    this.#lastEventId = lastEventId;
    this.#options.handlers.onMissed();
  }

  #followEvent({ eventId, after, resource }: Extract<TabMessage, { kind: 'event' }>): void {
    const { handlers } = this.#options;
    const known = toNumber(this.#lastEventId);
    // Sent again by a leader that continued before this tab's position.
    if (toNumber(eventId) <= known) return;
    const hasMissed = after === undefined ? known !== UNKNOWN : toNumber(after) > known;
    this.#lastEventId = eventId;
    if (hasMissed) handlers.onMissed();
    else handlers.onChange(resource);
  }
}
