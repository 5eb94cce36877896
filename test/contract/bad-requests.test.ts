import { badRequests } from './bad-requests.ts';

badRequests({ local: 4000, accounts: 4000 });
