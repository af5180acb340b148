import { CODES, type Reason, reasonOf } from '@rondo/contract/kit/codes';
import type { FieldRefusal } from '@rondo/contract/kit/envelope';

/** A call that was refused or did not arrive. By the time it is caught, whatever had to be shown has been shown. */
export class Refusal extends Error {
  readonly code: number;
  /** The code's name in the contract, `null` for one this version does not know. */
  readonly reason: Reason | null;
  /** Details, as the server sent them. */
  readonly data: unknown;

  constructor(code: number, message: string, data: unknown = null) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.reason = reasonOf(code);
    this.data = data;
  }

  /** `data.fields` of a refused input, otherwise empty. */
  get fields(): FieldRefusal[] {
    const data = this.data;
    if (typeof data !== 'object' || data === null || !('fields' in data) || !Array.isArray(data.fields)) return [];
    return data.fields.filter(isFieldRefusal);
  }
}

function isFieldRefusal(value: unknown): value is FieldRefusal {
  if (typeof value !== 'object' || value === null) return false;
  const at = value as Partial<Record<keyof FieldRefusal, unknown>>;
  return typeof at.path === 'string' && typeof at.reason === 'string' && typeof at.message === 'string';
}

/** The connection failed, or an answer came that is none of ours (a gateway's page): "Network exception". */
export const unreachable = (): Refusal => new Refusal(CODES.NETWORK_EXCEPTION.code, '');

/** The number under which the server noted an unexpected failure; null for every other one. */
export function referenceOf(failure: unknown): string | null {
  const data = failure instanceof Refusal ? failure.data : null;
  if (typeof data !== 'object' || data === null || !('requestId' in data)) return null;
  return typeof data.requestId === 'string' ? data.requestId : null;
}
