import { badRequests } from './bad-requests.ts';

badRequests({ local: 3500, accounts: 3500 });
