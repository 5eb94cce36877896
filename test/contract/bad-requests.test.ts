import { badRequests } from './bad-requests.ts';

badRequests({ local: 2500, accounts: 2000 });
