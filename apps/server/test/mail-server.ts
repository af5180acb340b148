import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface MailServer {
  /** `smtp://...` for SMTP_URL. */
  url: string;
  /** The next mail to an address that was not read yet; waits for it. */
  next(address: string): Promise<ParsedMail>;
  /** Mails to an address that were not read yet. */
  unread(address: string): number;
  /** The six digits of the next mail to an address. */
  code(address: string): Promise<string>;
  stop(): Promise<void>;
}

/** A real SMTP server that keeps what it is given. */
export async function mailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const box = new Map<string, ParsedMail[]>();
  const waiting = new Map<string, ((mail: ParsedMail) => void)[]>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      simpleParser(stream)
        .then((mail) => {
          for (const { address: quoted } of envelope.rcptTo) {
            const address = quoted.replaceAll('"', '');
            const first = waiting.get(address)?.shift();
            if (first) first(mail);
            else box.set(address, [...(box.get(address) ?? []), mail]);
          }
          done();
        })
        .catch(done);
    },
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const next = (address: string): Promise<ParsedMail> => {
    const [mail, ...rest] = box.get(address) ?? [];
    box.set(address, rest);
    if (mail) return Promise.resolve(mail);
    return new Promise((resolve) => waiting.set(address, [...(waiting.get(address) ?? []), resolve]));
  };
  return {
    url: `smtp://127.0.0.1:${port}`,
    next,
    unread: (address) => box.get(address)?.length ?? 0,
    code: async (address) => /\b\d{6}\b/.exec((await next(address)).text ?? '')?.[0] ?? '',
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
