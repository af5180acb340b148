import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Round, Sent } from './generator.ts';

export interface LoadProcess {
  run(round: Round): Promise<Sent>;
  stop(): void;
}

/** Starts the generator; one round at a time. */
export function loadProcess(): LoadProcess {
  const child = fork(join(import.meta.dirname, 'generator.ts'), { execArgv: ['--import', 'tsx'] });
  return {
    run: (round) =>
      new Promise((resolve, reject) => {
        child.once('message', (told: { sent?: Sent; failed?: string }) =>
          told.sent ? resolve(told.sent) : reject(new Error(told.failed)),
        );
        child.send(round);
      }),
    stop: () => void child.kill(),
  };
}
