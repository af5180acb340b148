import { v4 as uuid } from 'uuid';

const KEY = 'inspectionDeviceId';

/** Names this browser to the server, so that a draft knows where it is being written. */
export function deviceId(): string {
  const known = localStorage.getItem(KEY);
  if (known) return known;
  const made = uuid();
  localStorage.setItem(KEY, made);
  return made;
}
