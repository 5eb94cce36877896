import assert from 'node:assert/strict';

/** One property of a calendar, its value as people read it. */
interface Property {
  readonly name: string;
  /** With its parameters: `VALUE=DATE`. */
  readonly parameters: string;
  readonly value: string;
}

/** The lines that were folded, whole again (RFC 5545, section 3.1). */
export const unfold = (text: string): readonly string[] => {
  assert.ok(text.endsWith('\r\n'), 'the last line has no end');
  return text
    .replaceAll(/\r\n[ \t]/g, '')
    .slice(0, -2)
    .split('\r\n');
};

/** The text that a value stands for (section 3.3.11). */
export const unescapeText = (value: string): string =>
  value.replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));

const property = (line: string): Property => {
  const [, name = '', parameters = '', value = ''] = /^([A-Z-]+)((?:;[^:]*)?):(.*)$/s.exec(line) ?? assert.fail(line);
  return { name, parameters: parameters.slice(1), value: unescapeText(value) };
};

/** What is said of the calendar itself, and of each of its events in their order. */
export interface ParsedCalendar {
  readonly properties: readonly Property[];
  readonly events: readonly Readonly<Record<string, string>>[];
}

/** Reads a calendar, and fails where it is none. */
export const parseCalendar = (text: string): ParsedCalendar => {
  const lines = unfold(text).map(property);
  const said = ({ name, value }: Property) => `${name}:${value}`;
  assert.deepEqual(
    [said(lines[0] ?? assert.fail()), said(lines.at(-1) ?? assert.fail())],
    ['BEGIN:VCALENDAR', 'END:VCALENDAR'],
  );
  const properties: Property[] = [];
  const events: Record<string, string>[] = [];
  let open: Record<string, string> | undefined;
  for (const line of lines.slice(1, -1)) {
    if (said(line) === 'BEGIN:VEVENT') {
      assert.equal(open, undefined);
      open = {};
    } else if (said(line) === 'END:VEVENT') {
      events.push(open ?? assert.fail());
      open = undefined;
    } else if (open === undefined) {
      properties.push(line);
    } else {
      assert.ok(!(line.name in open), `${line.name} stands twice in an event`);
      open[line.name] = line.value;
    }
  }
  return { properties, events };
};
