import { isIP } from 'node:net';

/** True for an address in numbers, in the brackets that URLs put around some of them or without. */
export const isNumericHost = (host: string): boolean => isIP(host.replace(/^\[(.*)\]$/, '$1')) !== 0;
