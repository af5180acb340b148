import type { Address } from '../address.ts';

/** What every mode of the sign-in page is given. */
export interface ModeProps {
  address: Address;
  /** Phone or address as it was typed last, in whichever mode. */
  account: string;
  onAccount: (account: string) => void;
}
