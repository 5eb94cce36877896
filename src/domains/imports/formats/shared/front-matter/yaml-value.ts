/** Every scalar is the text as which it is written. */
export type YamlValue = string | readonly YamlValue[] | YamlMap;
export interface YamlMap {
  readonly [key: string]: YamlValue;
}
