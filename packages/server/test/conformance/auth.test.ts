import { anError, instant, OutsideClient, password, uuid } from './outside-client.ts';

describe('the specification of registration, login and reset', () => {
  let api: OutsideClient;

  beforeAll(async () => {
    api = await OutsideClient.start();
  });
  afterAll(() => api.close());

  const form = (username: string) => ({
    ...{
      username,
      email: `${username}@pilotos.test`,
      name: 'Nadia',
      lastName: 'Soler',
      password,
      acceptTerms: true,
    },
  });

  it('registers with 201 and logs in with 200, both with user and token', async () => {
    const registered = await api.post('/auth/register', form('nadia'));
    const user = {
      ...{
        _id: uuid,
        username: 'nadia',
        email: 'nadia@pilotos.test',
        emailConfirmed: false,
        name: 'Nadia',
        lastName: 'Soler',
      },
      ...{
        profilePicture: null,
        verified: false,
        role: 'pilot',
        secondFactor: false,
        createdAt: instant,
        updatedAt: instant,
      },
      privacy: {
        ...{ allowFollowersToSeeFlights: true, allowFollowersToSeeDrones: true },
        ...{ profileVisibility: 'public', approveFollowers: false },
      },
      social: { facebook: '', youtube: '', instagram: '', tiktok: '', linkedin: '', x: '' },
    };
    expect([registered.status, registered.body]).toEqual([201, { user, token: expect.any(String) }]);
    const login = await api.post('/auth/login', { email: 'NADIA@pilotos.test', password });
    expect([login.status, login.body]).toEqual([200, { user, token: expect.any(String) }]);
    expect(login.body.token).not.toBe(registered.body.token);
    expect(await api.get('/users/profile', login.body.token)).toMatchObject({ status: 200, body: user });
  });

  it('reads the password’s repetition if a form sends it, and ignores unknown fields', async () => {
    const same = { ...form('olga'), confirmPassword: password, phone: '600', role: 'admin', verified: true };
    const olga = await api.post('/auth/register', same);
    expect([olga.status, olga.body.user]).toEqual([
      201,
      expect.objectContaining({ role: 'pilot', verified: false }),
    ]);
    for (const [language, text] of [
      ['es', 'Las contraseñas no coinciden'],
      ['en', 'Passwords do not match'],
    ] as const) {
      const other = { ...form('otra'), confirmPassword: 'otra-distinta' };
      const headers = { 'accept-language': language };
      const refused = await api.post('/auth/register', other, undefined, headers);
      expect([refused.status, refused.body.code]).toEqual([400, 'VALIDATION']);
      expect(refused.body.fields).toEqual({ confirmPassword: text });
      const reset = { token: 'x', password, confirmPassword: 'otra-distinta' };
      const answer = await api.post('/auth/reset-password', reset, undefined, headers);
      expect([answer.status, answer.body.fields]).toEqual([400, { confirmPassword: text }]);
    }
  });

  it('accepts values at a bound and names the field of those beyond it', async () => {
    const long = (length: number) => 'a'.repeat(length);
    const cases: [string, object, string | null][] = [
      ['no terms', { acceptTerms: undefined }, 'acceptTerms'],
      ['terms refused', { acceptTerms: false }, 'acceptTerms'],
      ['7 characters', { password: long(7) }, 'password'],
      ['8 characters', { password: 'volar-12' }, null],
      ['8 characters that everybody tries', { password: 'password' }, 'password'],
      ['8 times the same character', { password: long(8) }, 'password'],
      ['128 characters', { password: 'volar-12'.padEnd(128, 'x') }, null],
      ['129 characters', { password: long(129) }, 'password'],
      ['a name of 2', { username: 'ab' }, 'username'],
      ['a name of 3', { username: 'abc' }, null],
      ['a name of 30', { username: long(30) }, null],
      ['a name of 31', { username: long(31) }, 'username'],
      ['a space', { username: 'dos palabras' }, 'username'],
      ['dots and underscores', { username: 'a.b_c9' }, null],
      ['a reserved word', { username: 'Admin' }, 'username'],
      ['60 letters', { name: long(60), lastName: long(60) }, null],
      ['61 letters', { name: long(61) }, 'name'],
      ['no last name', { lastName: '' }, 'lastName'],
      ['no email', { email: 'nadia.pilotos.test' }, 'email'],
    ];
    for (const [index, [what, changed, field]] of cases.entries()) {
      const { status, body } = await api.post('/auth/register', { ...form(`limite${index}`), ...changed });
      expect([what, status]).toEqual([what, field ? 400 : 201]);
      if (field) expect([body.code, Object.keys(body.fields)]).toEqual(['VALIDATION', [field]]);
    }
  });

  it('keeps usernames and emails unique whatever their case', async () => {
    await api.pilot('quique');
    const sameName = await api.post('/auth/register', { ...form('Quique'), email: 'q@pilotos.test' });
    expect([sameName.status, sameName.body]).toEqual([409, expect.objectContaining(anError('CONFLICT'))]);
    const sameMail = await api.post('/auth/register', { ...form('quico'), email: 'QUIQUE@pilotos.test' });
    expect([sameMail.status, Object.keys(sameMail.body.fields)]).toEqual([409, ['email']]);
  });

  it('speaks the language of the request, Spanish without one, in the texts of the catalogue', async () => {
    const wrong = { email: 'nadie@pilotos.test', password: 'no-es-esta' };
    const post = async (path: string, body: object, language?: string) => {
      const headers = language ? { 'accept-language': language } : undefined;
      return (await api.post(path, body, undefined, headers)).body;
    };
    expect(await post('/auth/login', wrong)).toEqual(
      anError('INVALID_CREDENTIALS', 'Credenciales inválidas'),
    );
    expect(await post('/auth/login', wrong, 'en-GB,en;q=0.8')).toEqual(
      anError('INVALID_CREDENTIALS', 'Invalid credentials'),
    );
    for (const email of ['nadia@pilotos.test', 'nadie@pilotos.test']) {
      const asked = await api.post('/auth/request-password-reset', { email });
      const message = 'Se ha enviado un enlace de recuperación a tu correo electrónico';
      expect([asked.status, asked.body]).toEqual([200, { message }]);
    }
    const reset = { token: 'ninguno', password: 'una-nueva-1' };
    expect((await post('/auth/reset-password', reset, 'en')).error).toBe('Invalid or expired reset token');
    const short = await post('/auth/reset-password', { ...reset, password: 'corta' }, 'en');
    expect(short.fields).toEqual({ password: 'Password must be at least 8 characters' });
  });

  it('names every missing field of an empty form, also without a body', async () => {
    for (const body of [{}, undefined]) {
      const login = await api.post('/auth/login', body);
      expect([login.status, Object.keys(login.body.fields)]).toEqual([400, ['email', 'password']]);
      const reset = await api.post('/auth/request-password-reset', body);
      expect([reset.status, Object.keys(reset.body.fields)]).toEqual([400, ['email']]);
    }
  });

  it('ends a session with logout, and returns 401 for an invalid token', async () => {
    const { token } = await api.pilot('rosa');
    expect((await api.post('/auth/logout', undefined, token)).status).toBe(204);
    for (const gone of [token, 'x', '', undefined]) {
      const { status, body } = await api.get('/users/profile', gone);
      expect([gone, status, body]).toEqual([gone, 401, anError('UNAUTHORIZED')]);
    }
  });
});
