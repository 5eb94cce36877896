import { badRequests } from './bad-requests.ts';

badRequests({ local: 1200, accounts: 600 });
