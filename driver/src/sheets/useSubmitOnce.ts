import { useRef, useState } from 'preact/hooks';

/** Submits a form once; it can be submitted again only after a failure. @param onSubmit resolves to the error; null on success */
export function useSubmitOnce(onSubmit: () => Promise<string | null>) {
  const [failure, setFailure] = useState('');
  const [saving, setSaving] = useState(false);
  // `isSent` is a ref, because a second touch may come before a changed state is rendered.
  const isSent = useRef(false);

  const submit = async (event: Event) => {
    event.preventDefault();
    if (isSent.current) return;
    isSent.current = true;
    setSaving(true);
    setFailure('');
    const problem = await onSubmit();
    isSent.current = problem === null;
    setSaving(false);
    setFailure(problem ?? '');
  };

  return { failure, saving, submit };
}
