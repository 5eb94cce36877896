import { badRequests } from './bad-requests.ts';

// Fewer with accounts: what the modes have in common is most of it.
badRequests({ local: 100_000, accounts: 25_000 });
