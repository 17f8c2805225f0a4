// Runs in the pages, before their own scripts, hence no TypeScript.
{
  function report(kind, ...parts) {
    const request = new XMLHttpRequest();
    // Not in the background: who looks at the page must not ask before it has arrived.
    request.open('POST', '/reported-fault', false);
    request.send(`${kind}: ${parts.map(String).join(' ')}`);
  }
  const { error } = console;
  console.error = (...parts) => {
    error.apply(console, parts);
    report('consoleError', ...parts);
  };
  addEventListener('error', ({ message }) => message && report('uncaughtError', message));
  addEventListener('unhandledrejection', ({ reason }) => report('uncaughtError', reason));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    report('policyViolation', effectiveDirective, blockedURI, sample),
  );
}
