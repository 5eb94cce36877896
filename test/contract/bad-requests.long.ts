import { badRequests } from './bad-requests.ts';

// Fewer with accounts, because most code is common to both modes.
badRequests({ local: 100_000, accounts: 25_000 });
