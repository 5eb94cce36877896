import { isIP } from 'node:net';

/** Whether the host is an IP address, with or without the brackets that URLs put around IPv6 addresses. */
export const isIpHost = (host: string): boolean => isIP(host.replace(/^\[(.*)\]$/, '$1')) !== 0;
