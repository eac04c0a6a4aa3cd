interface NoticeProps {
  title: string;
  detail?: string;
  action?: { text: string; run: () => unknown };
}

/** Page with a message in place of the day: while the day loads, when it can't be read, or when the link is dead. */
export function Notice({ title, detail, action }: NoticeProps) {
  return (
    <main class="page notice">
      <div role="status">
        <h1>{title}</h1>
        {detail && <p>{detail}</p>}
      </div>
      {action && (
        <button type="button" class="button button--main" onClick={() => void action.run()}>
          {action.text}
        </button>
      )}
    </main>
  );
}
