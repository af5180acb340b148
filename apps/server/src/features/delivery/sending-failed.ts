/** A mail or text message that did not leave. `isFinal`: trying again is useless. */
export class SendingFailed extends Error {
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SendingFailed';
    this.isFinal = isFinal;
  }
}
