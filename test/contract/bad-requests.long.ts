import { badRequests } from './bad-requests.ts';

// With accounts every password that is checked takes its time, on purpose.
badRequests({ local: 100_000, accounts: 25_000 });
