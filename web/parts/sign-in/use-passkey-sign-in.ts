import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';

import type { AccountState } from '../../api/account.ts';
import { canOfferPasskeys, provePasskey } from '../../api/passkeys.ts';
import { signInWithProof } from './sign-in.api.ts';

/** A challenge is good for five minutes; the offer is made anew before that. */
const OFFER_MS = 4 * 60_000;

interface PasskeySignIn {
  readonly begin: () => void;
  readonly reset: () => void;
  readonly isPending: boolean;
  readonly error: unknown;
}

/**
 * Signs in with a passkey when asked to. Until then the browser offers passkeys below the field of the user name, where
 * it can; a browser asks for one at a time, so that waiting offer is taken back first.
 */
export const usePasskeySignIn = (
  isAvailable: boolean,
  onSignedIn: (account: AccountState) => Promise<void>,
): PasskeySignIn => {
  const offer = useRef<AbortController>(undefined);
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: async (prove: () => Promise<unknown>) => signInWithProof(await prove()),
    onSuccess: onSignedIn,
  });
  const makeOffer = useEffectEvent(async (signal: AbortSignal) => {
    if (!(await canOfferPasskeys()) || signal.aborted) return;
    // Nobody asked for the offer, so nothing is said where it cannot be made; but whoever takes it is answered.
    const proof = await provePasskey({ mediation: 'conditional', signal }).catch(() => undefined);
    if (proof !== undefined) mutate(() => Promise.resolve(proof));
  });
  useEffect(() => {
    if (!isAvailable) return undefined;
    const renew = (): void => {
      offer.current?.abort();
      offer.current = new AbortController();
      void makeOffer(offer.current.signal);
    };
    renew();
    const renewing = setInterval(renew, OFFER_MS);
    return () => {
      clearInterval(renewing);
      offer.current?.abort();
    };
  }, [isAvailable]);
  return {
    begin: () => {
      offer.current?.abort();
      mutate(() => provePasskey());
    },
    reset,
    isPending,
    error,
  };
};
