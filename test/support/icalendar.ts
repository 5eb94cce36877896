import assert from 'node:assert/strict';

import type { TestClient } from './client.ts';

/** One property of a calendar with its decoded value. */
interface Property {
  readonly name: string;
  /** With its parameters: `VALUE=DATE`. */
  readonly parameters: string;
  readonly value: string;
}

/** Unfolds folded lines (RFC 5545, section 3.1). */
export const unfold = (text: string): readonly string[] => {
  assert.ok(text.endsWith('\r\n'), 'the last line has no line ending');
  return text
    .replaceAll(/\r\n[ \t]/g, '')
    .slice(0, -2)
    .split('\r\n');
};

/** Decodes an escaped text value (section 3.3.11). */
export const unescapeText = (value: string): string =>
  value.replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));

const property = (line: string): Property => {
  const [, name = '', parameters = '', value = ''] = /^([A-Z-]+)((?:;[^:]*)?):(.*)$/s.exec(line) ?? assert.fail(line);
  return { name, parameters: parameters.slice(1), value: unescapeText(value) };
};

/** The properties of the calendar itself, its components, and the properties of each event in order. */
export interface ParsedCalendar {
  readonly properties: readonly Property[];
  readonly components: readonly string[];
  readonly events: readonly Readonly<Record<string, string>>[];
}

/** Parses a calendar and fails if it is invalid. */
export const parseCalendar = (text: string): ParsedCalendar => {
  const lines = unfold(text).map(property);
  const format = ({ name, value }: Property) => `${name}:${value}`;
  assert.deepEqual(
    [format(lines[0] ?? assert.fail()), format(lines.at(-1) ?? assert.fail())],
    ['BEGIN:VCALENDAR', 'END:VCALENDAR'],
  );
  const properties: Property[] = [];
  const components: string[] = [];
  const events: Record<string, string>[] = [];
  const open: { readonly kind: string; readonly content: Record<string, string> }[] = [];
  for (const line of lines.slice(1, -1)) {
    const { name, value } = line;
    const within = open.at(-1);
    if (name === 'BEGIN') {
      if (within === undefined) components.push(value);
      open.push({ kind: value, content: {} });
    } else if (name === 'END') {
      const { kind, content } = open.pop() ?? assert.fail(`${value} ends without a beginning`);
      assert.equal(value, kind);
      if (kind === 'VEVENT') events.push(content);
    } else if (within === undefined) {
      assert.deepEqual(components, [], `${name} comes after a component`);
      properties.push(line);
    } else {
      assert.ok(!(name in within.content), `${name} occurs twice in a ${within.kind}`);
      within.content[name] = value;
    }
  }
  assert.deepEqual(open, []);
  assert.notDeepEqual(components, [], 'the calendar has no component (section 3.6)');
  return { properties, components, events };
};

/** Creates a calendar URL for the planned meals and returns the path a calendar app would request. */
export const subscribe = async (client: TestClient): Promise<string> => {
  const { status, body, text } = await client.post<{ url: string }>('/api/v1/meals/calendar', undefined);
  assert.equal(status, 201, text);
  const { pathname, search } = new URL(body.url);
  return `${pathname}${search}`;
};
