/** The answers that this process is writing now, so that they can be stopped at once. */
export interface Running {
  begin(id: string): AbortController;
  stop(id: string): void;
  /** Only the one that was begun last is known. */
  end(id: string, controller: AbortController): void;
}

export function runningAnswers(): Running {
  const running = new Map<string, AbortController>();
  return {
    begin(id) {
      const controller = new AbortController();
      running.set(id, controller);
      return controller;
    },
    stop: (id) => running.get(id)?.abort(),
    end(id, controller) {
      if (running.get(id) === controller) running.delete(id);
    },
  };
}
