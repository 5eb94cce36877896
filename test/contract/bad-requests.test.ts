import { badRequests } from './bad-requests.ts';

badRequests({ local: 6000, accounts: 6000 });
