import { markup } from './markup.ts';
import type { Markup } from './markup.ts';

/** Highlights the property names in JSON indented by `JSON.stringify`. */
export const renderJson = (json: string): Markup =>
  markup`${json.split('\n').map((line, index) => {
    const [, indent = '', name, rest = ''] = /^(\s*)("(?:[^"\\]|\\.)*")?(.*)$/s.exec(line) ?? [];
    const start = index === 0 ? '' : '\n';
    if (name === undefined || !rest.startsWith(':')) return markup`${start}${line}`;
    return markup`${start}${indent}<i>${name}</i>${rest}`;
  })}`;
