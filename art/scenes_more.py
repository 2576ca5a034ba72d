from rlib import *
import rlib
from scenes_out import *
from figures import couple
pic = rlib.pic

def ribbon(pts, w, m, zoff=.0, n=10, wob=.0, nx=9):
    C = smoothpath(pts, n); T = np.gradient(C, axis=0); s = np.stack([T[:, 1], -T[:, 0], 0 * T[:, 0]], 1); s /= np.linalg.norm(s, axis=1)[:, None]
    a = np.linspace(-1, 1, nx); ww = w / 2 * (1 + wob * fbm3(np.stack([C[:, 0] * .7, C[:, 1] * .7, 0 * C[:, 0]], 1), 3))
    V = C[:, None] + s[:, None] * (a[None, :, None] * ww[:, None, None]) + np.array([0, 0, zoff])
    return C, s, add('path', V.reshape(-1, 3), grid_vf(nx, len(C)), m, smooth=True)
@pic('hotel-garden-path', spp=28, ev=.1, sharp=-.4, grain=0)
def gardenpath():
    sky(24, -66, .10, 1., .7, 1., 1., 1., size=.8)
    HAZE.update(L=8500., col=(.62, .68, .78), start=60, s=.6)
    zf = lambda y: .045 * np.clip(np.asarray(y, float), 0, 40)
    X, Y = np.meshgrid(np.linspace(-40, 40, 160), np.linspace(-8, 70, 150)); add('lawn', np.stack([X, Y, zf(Y) - .04 + .03 * fbm3(np.stack([X * .3, Y * .3, 0 * X], -1), 3)], -1).reshape(-1, 3), grid_vf(160, 150), ground((.10, .13, .045), (.06, .085, .03), 1.), smooth=True)
    pts = [[.3, -6, 0], [0, 0, 0], [-.5, 6, 0], [.6, 13, 0], [2.8, 20, 0], [3.0, 28, 0], [1., 36, 0]]; pts = [[x, y, float(zf(y))] for x, y, _ in pts]
    C, sd, _ = ribbon(pts, 2.3, stone((.76, .70, .60), (.66, .58, .48), .5, (.8, .8)), .015, 14)
    C[:, 2] = zf(C[:, 1])
    for s in (-1, 1):       # kerb
        P = C + sd * s * 1.2; g = Geo()
        for i in range(len(P) - 1): q = (P[i] + P[i + 1]) / 2; d = P[i + 1] - P[i]; g.box((q[0], q[1], q[2] + .02), (np.linalg.norm(d) * .99, .12, .14), 0, math.atan2(d[1], d[0]))
        link(g.make('kerb', [stone((.80, .74, .64), (.70, .62, .51), .5, None)], .008, 1))
    br = mat((.35, .30, .25), .35, .9); P = C + sd * -1.08
    P = P[8:70]
    for z in (.90, .68): tube(P + [0, 0, z], .021 if z > .8 else .016, br, 10)
    for i in range(0, len(P), 7): tube([P[i], P[i] + [0, 0, .9]], .018, br, 8)
    K = shrubs(); rs = np.random.RandomState(5); L = [lavender(k, 110) for k in (1, 2, 3)]
    for s in (-1, 1):
        for i in range(4, len(C), 1):
            q = C[i] + sd[i] * s * rs.uniform(1.45, 1.7); inst(L[i % 3], (q[0], q[1], q[2] - .02), i, rs.uniform(.8, 1.15))
            if i % 2 == 0: q = C[i] + sd[i] * s * rs.uniform(2.0, 2.9); inst(K[rs.randint(len(K))], (q[0], q[1], q[2] - .02), i, rs.uniform(.8, 1.35))
            if i % 3 == 0: q = C[i] + sd[i] * s * rs.uniform(3.2, 5.2); inst(K[rs.randint(3)], (q[0], q[1], q[2] - .02), i, rs.uniform(1.1, 1.9))
            if i % 9 == 4: q = C[i] + sd[i] * s * 1.33; lathe([(0, 0), (.04, 0), (.04, .42), (.075, .44), (.075, .47), (0, .49)], br, 20, (q[0], q[1], q[2]))
    G = [grasspatch(s, 1., 900, .08, (.13, .18, .05), (.07, .11, .03)) for s in range(3)]
    for x in np.arange(-12, 13, 1.):
        for y in np.arange(-4, 22, 1.):
            if abs(x) > 2.6: inst(G[rs.randint(3)], (x, y, float(zf(y)) - .04), rs.randint(4) * 1.57)
    PP = [palm(s, 8 + s, 30, 2.9) for s in range(3)]
    for i, (x, y) in enumerate([(-4.2, 8), (5.2, 12), (-4., 19), (7., 22), (-6.5, 28), (9, 30), (-9, 14), (10.5, 15)]): inst(PP[i % 3], (x, y, float(zf(y)) - .1), i * 1.7, .85 + .08 * (i % 4))
    O = olive(1); inst(O, (4.3, 5.6, .2), 1, 1.); inst(olive(2), (-5.6, 3.5, .1), 2, 1.05); inst(O, (-7, 21, .9), 3, 1.1)
    inst(pine(1, 10, 4.8, 2200, 16), (-12, 26, 1), 0, 1.); inst(pine(2, 10, 4.8, 2200, 16), (14, 26, 1), 0, 1.)
    f = facade((0, 44, 1.6), 9, 4, 4.4, 3.3, R(180), seed=2, step=1.2, depth=16)
    mountains(-60, 60, 2400, 1150, 4, env=lambda u: .75 + .25 * np.sin(u * 7), depth=2600, nx=420, ny=90)
    k = int(np.argmin(abs(C[:, 1] - 16.))); couple(tuple(C[k] + [0, 0, .02]), -math.atan2(C[k + 1][0] - C[k][0], C[k + 1][1] - C[k][1])); camera((.25, -4.6, 1.62), (.35, 14, 1.75), 28)
@pic('hotel-aerial', spp=22, ev=.2)
def aerial():
    sky(40, 42, .10, 1., 0, 1., 1., 1., size=.8)
    k = .0012; HAZE.update(L=9000., col=(.62, .68, .78), start=100, s=.6)
    sea(k, wave=.30); beach(k, -150, 150, 40, .07, None, .8, 1.6)
    tr = stone((.78, .72, .63), (.66, .58, .48), .5, (1.2, .6)); zt = 1.9
    gl = ground((.085, .125, .04), (.05, .08, .025), 1.)
    xs = [-260, -22.31, -1.69, 7.69, 15.31, 260]; ys = [-330, -58.31, -46.31, -35.69, -26.5]; hol = lambda x, y: (-22.3 < x < -1.7 and -46.3 < y < -35.7) or (7.7 < x < 15.3 and -58.3 < y < -35.7)
    for a, b in zip(xs, xs[1:]):
        for c_, d_ in zip(ys, ys[1:]):
            if not hol((a + b) / 2, (c_ + d_) / 2): rect(a, b, c_, d_, -1, zt - .12, gl, 0)

    rect(-150, 150, -27.2, -25.4, 0, zt, stone((.78, .72, .63), (.66, .58, .48), .5, (1.2, .6)), .02)
    def poolz(hole, d0):
        deck(*d0, hole, tr, zt); pool(hole, z=zt, tile=pooltile((.20, .58, .64), (.14, .50, .58)))
    poolz((-22, -2, -46, -36), (-28, 4, -52, -31)); poolz((8, 15, -58, -36), (4, 22, -62, -31))
    rect(4, 9, -31.4, -25.6, zt - .2, zt + .01, tr, 0)
    rect(-110, 110, -33.2, -31, zt - .3, zt + .008, tr, 0)
    # nine terraced buildings in two rows, twelve pool houses above them
    wings = [(-14, -66, 12, 4, 0), (44, -58, 7, 4, 20), (-68, -58, 8, 4, -14), (88, -44, 6, 3, 30), (-112, -42, 6, 3, -28), (-46, -104, 8, 5, -6), (4, -110, 8, 5, 0), (54, -102, 8, 5, 8), (96, -88, 5, 4, 22)]
    for x, y, b, f, a in wings: facade((x, y, zt), b, f, 4.4, 3.3, R(-a), seed=b + int(abs(x)), step=1.4, depth=16)
    wm = plaster((.80, .78, .74)); gl = window_glass((.06, .075, .08)); aqua = mat((.10, .46, .52), .12)
    houses = [(-98 + 38 * i + 8 * r, -142 - 26 * r - .004 * (-98 + 38 * i) ** 2 * .4, r) for r in range(2) for i in range(6)]
    up = lambda y: zt + .22 * max(-y - 128, 0)
    for x, y, r in houses:
        z = up(y); rect(x - 8, x + 8, y - 5, y + 9.5, z - 7, z + .02, tr, .02); rect(x - 6.5, x + 6.5, y - 4.5, y + 3, z, z + 3.3, wm, .02); rect(x - 7, x + 7, y - 5, y + 4.2, z + 3.3, z + 3.65, wm, .02); rect(x - 5, x + 5, y + 3, y + 3.06, z + .1, z + 2.7, gl, 0); rect(x - 4, x + 4, y + 5.2, y + 8.2, z, z + .04, aqua, 0)
    X, Y = np.meshgrid(np.linspace(-260, 260, 160), np.linspace(-330, -120, 90)); add('slope', np.stack([X, Y, zt - .2 + .22 * np.maximum(-Y - 128, 0) + 1.2 * fbm3(np.stack([X * .03, Y * .03, 0 * X], -1), 3)], -1).reshape(-1, 3), grid_vf(160, 90), ground((.15, .16, .07), (.08, .10, .035), 1.), smooth=True)
    with collect() as c: parasol((0, 0, 0), 1.65, 2.4); lounger((1.0, .2, 0), R(-90), 30); lounger((-1.0, .2, 0), R(-90), 26)
    pl = [(-52 + 5.6 * i, k * (-52 + 5.6 * i) ** 2 - 9.5 - 5.2 * j, .55 + .3 * j, .02 * i) for j in range(3) for i in range(20)]
    pl += [(-20 + 4.4 * i, -33.2 + .0, zt, 0) for i in range(5)] + [(-20 + 4.4 * i, -48.6, zt, R(180)) for i in range(5)] + [(18.6, -56 + 4.6 * i, zt, R(-90)) for i in range(5)]
    copies(c.objs, pl)
    P = [palm(s, 8 + s, 28, 2.9) for s in range(3)]; rs = np.random.RandomState(4); PI = [pine(s, 9.5, 4.6, 1500, 12, False, 1.3) for s in (0, 1, 2)]; K = shrubs()
    for i in range(56): inst(P[i % 3], (-106 + 3.8 * i + rs.uniform(-.8, .8), -28.6 + rs.uniform(-.8, .8), zt - .1), i * 1.7, rs.uniform(.75, 1.05))
    for i, (x, y) in enumerate([(-26, -40), (-26, -46), (1.6, -37), (1.6, -44), (1.6, -50), (6, -33.5), (20.6, -38), (20.6, -47)]): inst(P[i % 3], (x, y, zt - .05), i * 1.3, .85)
    def free(x, y):
        return not (-34 < x < 24 and -64 < y < -31) and not any(abs(x - a) < b * 2.2 + 4 and f_ - 22 < y < f_ + 6 for a, f_, b, _, _ in wings) and not any(abs(x - a) < 9.5 and b - 7 < y < b + 11 for a, b, _ in houses)
    zf = lambda x, y: up(y) - .15; scatter(K, 420, (-130, 130, -200, -31), zf, .8, 1.3, 3, free, 1.2); scatter(PI, 460, (-190, 190, -240, -33), zf, .8, 1.25, 5, free, 4.4)
    wp = [wildpine(i, 9., 520, 9, True, 2.0) for i in range(4)]; scatter(wp, 900, (-320, 320, -470, -180), zf, .8, 1.3, 8, free, 0)
    mountains(120, 240, 420, 230, 8, env=lambda u: .75 + .25 * np.sin(u * 7 + 1), depth=1300, nx=420, ny=90, m=mountainmat((.30, .27, .2), (.036, .058, .024), 900., 2.2)); mountains(120, 240, 2400, 900, 5, env=lambda u: .6 + .4 * np.sin(u * 5) ** 2, depth=2600, nx=420, ny=90); mountains(140, 225, 6200, 2000, 12, env=lambda u: .95 * np.exp(-((u - .45) / .2) ** 2) + .25, depth=3600, nx=420, ny=90)
    boat((30, 34, -.15), R(70), False, True, False)
    for i in range(25): box((-6, -6 + 2.4 * i, .75), (2.4, 2.36, .08), wood((.5, .38, .26), (.36, .26, .17), .6, 0, 1., .15), .01)
    camera((18, 126, 92), (-3, -74, 0), 32)
@pic('mountain-trail', spp=24, ev=.2, sharp=-.6, grain=0)
def trail():
    sky(26, 62, .10, 1., .7, 1.1, 1., 1., size=.8)
    HAZE.update(L=6500., col=(.64, .69, .78), start=40, s=.6)
    px = lambda y: 1.5 * np.sin(np.asarray(y) / 8.) - .02 * np.asarray(y)
    def zf(X, Y):
        X = np.asarray(X, float); Y = np.asarray(Y, float); d = X - px(Y)
        return .05 * Y - .55 * np.maximum(d - 1.4, 0) + .55 * np.maximum(-d - 1.5, 0) ** 1.05 + .35 * fbm3(np.stack([X * .25, Y * .25, 0 * X], -1), 3) * np.clip(np.abs(d) - .7, 0, 2) * .7 - np.maximum(Y - 46, 0) ** 1.3 * .12
    nx, ny = 300, 300; X, Y = np.meshgrid(np.linspace(-30, 40, nx), np.linspace(-8, 75, ny)); Z = zf(X, Y)
    m, t, o = newmat('trail'); p = pos(t); s = N(t, 'ShaderNodeSeparateXYZ', Vector=p)
    ctr = math_(t, 'SUBTRACT', math_(t, 'MULTIPLY', 1.5, math_(t, 'SINE', math_(t, 'DIVIDE', s.outputs[1], 8.))), math_(t, 'MULTIPLY', .02, s.outputs[1])); d = math_(t, 'ABSOLUTE', math_(t, 'SUBTRACT', s.outputs[0], ctr)); d = math_(t, 'ADD', d, math_(t, 'MULTIPLY', math_(t, 'SUBTRACT', noise(t, p, 1.1, 5), .5), 1.1))
    f = ramp(t, d, [(.62, 1.), (.95, 0.)]); n = noise(t, p, 20., 7, .7)
    c = mixc(t, f, ramp(t, math_(t, 'ADD', math_(t, 'MULTIPLY', n, .6), math_(t, 'MULTIPLY', noise(t, p, 1.3, 5), .4)), [(.35, (.10, .065, .03)), (.5, (.20, .13, .06)), (.65, (.12, .12, .04))]), ramp(t, n, [(.3, (.33, .26, .18)), (.7, (.52, .43, .31))]))
    b = N(t, 'ShaderNodeBsdfPrincipled', Base_Color=c, Roughness=.95, Specular=.2, Normal=bump(t, math_(t, 'ADD', n, noise(t, p, 70., 4)), .8, .05)); t.links.new(b.outputs[0], o)
    add('hill', np.stack([X, Y, Z], -1).reshape(-1, 3), grid_vf(nx, ny), m, smooth=True)
    zz = lambda x, y: float(zf(np.array([x]), np.array([y]))[0]); rs = np.random.RandomState(6)
    W = [wildpine(i, 11., 1700, 13, False, 1.15) for i in range(4)] + [pine(1, 11., 4.2, 2000, 15)]
    pts = []
    def ok(x, y, md):
        if abs(x - float(px(y))) < 2.1 or math.hypot(x, y + 3.2) < 5.5 or any((x - a) ** 2 + (y - b_) ** 2 < md * md for a, b_ in pts): return False
        return not (x - float(px(y)) > 1 and y < 42 and rs.rand() < .88)
    n = 0
    while n < 120:
        x, y = rs.uniform(-24, 26), rs.uniform(-2, 60)
        if ok(x, y, 2.4): pts.append((x, y)); inst(W[rs.randint(5)], (x, y, zz(x, y) - .2), rs.uniform(0, 6), rs.uniform(.75, 1.3)); n += 1
    rock = [sphere((0, 0, -50), .5, mat((.40, .37, .33), .9, bs=9., bst=.8, bd=.05, var=.25, vs=3.), 32, (1.2, 1, .7), .45, k) for k in range(4)]
    for i in range(170):
        y = rs.uniform(-3, 40); d_ = rs.choice([-1, 1]) * (1.0 + rs.exponential(1.3)); x = float(px(y)) + d_; inst(rock[i % 4], (x, y, zz(x, y) - .02), rs.uniform(0, 6), rs.uniform(.12, .75) * (1.3 if abs(d_) > 2 else .6))
    K = [bush(1, (.6, .6, .5), 1600, .06, .03), bush(8, (.7, .6, .5), 1700, .05, .02, (.17, .20, .08), (.08, .10, .04)), bush(9, (.5, .5, .4), 1300, .04, .016, (.20, .22, .13)), bush(3, (.55, .55, .5), 1500, .05, .03, flower=(.60, .42, .06), fr=.42)]
    for i in range(230):
        y = rs.uniform(-3, 45); x = float(px(y)) + rs.choice([-1, 1]) * (1.45 + rs.exponential(2.2)); inst(K[rs.randint(4)], (x, y, zz(x, y) - .05), rs.uniform(0, 6), rs.uniform(.4, 1.2))
    G = [grasspatch(s_, .7, 200, .22, (.30, .28, .10), (.16, .17, .06), w=.005) for s_ in range(3)]
    for i in range(520):
        y = rs.uniform(-4, 30); x = float(px(y)) + rs.choice([-1, 1]) * (1.15 + rs.exponential(1.2)); inst(G[i % 3], (x, y, zz(x, y) - .02), rs.uniform(0, 6), rs.uniform(.6, 1.3))
    # waymark post
    rbox((1.5 + float(px(6)) - .1, 6.4, zz(1.4 + float(px(6.4)), 6.4) + .55), (.12, .12, 1.3), wood((.42, .30, .2), (.28, .2, .12), .7, 2, 2.), .015); rbox((1.5 + float(px(6)) - .1, 6.4, zz(1.4 + float(px(6.4)), 6.4) + 1.02), (.125, .125, .09), mat((.75, .72, .66), .7), .004); rbox((1.5 + float(px(6)) - .1, 6.4, zz(1.4 + float(px(6.4)), 6.4) + .93), (.125, .125, .09), mat((.55, .06, .04), .7), .004)
    sea(None, mid=(.012, .22, .30), deep=(.006, .11, .19)).location.z = -140
    mountains(-30, 70, 2600, 1500, 1, env=lambda u: 1 - np.clip((u - .25) / .7, 0, 1) ** .9, depth=2600, nx=420, ny=100).location.z = -140
    mountains(-10, 80, 5200, 1500, 6, env=lambda u: np.sin(np.pi * np.clip(u, 0, 1)).clip(0) ** .8, depth=3000, nx=420, ny=80).location.z = -140
    camera((.15, -3.2, 1.55), (1.0, 14, 2.0), 28)
def drystone(pts, zf, rows=5, seed=2):
    """dry stone wall along the points: flat, broken stones in courses"""
    rs = np.random.RandomState(seed); st = []
    ms = [mat(c, .95, bs=22., bst=.9, bd=.03, var=.3, vs=6.) for c in ((.34, .30, .25), (.42, .38, .32), (.28, .26, .23))]
    for k in range(6):
        V, F = sphere_vf(20); V = np.sign(V) * np.abs(V) ** .42 * [.21, .15, .085]; V = V * (1 + .16 * fbm3(V * 9 + k * 3.1, 3))[:, None]
        st.append(add('stone', V, F, ms[k % 3], smooth=True)); st[-1].location.z = -40
    C = smoothpath(pts, 24); L = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(C[:, :2], axis=0), axis=1))])
    for j in range(rows):
        s_ = rs.uniform(0, .3)
        while s_ < L[-1]:
            w = rs.uniform(.75, 1.3); x, y = np.interp(s_, L, C[:, 0]), np.interp(s_, L, C[:, 1]); x2, y2 = np.interp(s_ + .1, L, C[:, 0]), np.interp(s_ + .1, L, C[:, 1])
            inst(st[rs.randint(6)], (x + rs.uniform(-.03, .03), y + rs.uniform(-.03, .03), zf(x, y) + .05 + .145 * j), 0, (w, rs.uniform(.9, 1.3), rs.uniform(.9, 1.1)), (rs.uniform(-.12, .12), rs.uniform(-.12, .12), math.atan2(y2 - y, x2 - x) + rs.uniform(-.1, .1))); s_ += .40 * w
@pic('olive-grove', spp=26, ev=.15, temp=.02, sat=1.2, sharp=-.3, grain=0)
def grove():
    sky(15, -62, .10, 1., .8, 1.2, 1., 1., cl_col=(1., .92, .84), size=.9)
    HAZE.update(L=6500., col=(.76, .70, .64), start=40, s=.6)
    zf = lambda x, y: .4 * float(fbm3(np.array([x * .04, y * .04, 0.]), 3)) + .012 * y
    X, Y = np.meshgrid(np.linspace(-60, 60, 200), np.linspace(-8, 120, 200)); Z = .4 * fbm3(np.stack([X * .04, Y * .04, 0 * X], -1), 3) + .012 * Y
    add('gr', np.stack([X, Y, Z], -1).reshape(-1, 3), grid_vf(200, 200), ground((.30, .23, .13), (.17, .14, .06), 1.), smooth=True)
    O = [olive(s, 4.4, 26000) for s in range(4)]; rs = np.random.RandomState(2)
    inst(O[0], (3.1, 7.2, zf(3.1, 7.2)), .4, 1.25); inst(O[1], (-4.6, 11., zf(-4.6, 11.)), 2., 1.15)
    for r in range(-6, 7):
        for k in range(11):
            x = r * 6.2 + rs.uniform(-.5, .5) + 2.6; y = 17. + k * 6.6 + rs.uniform(-.6, .6) - (r % 2) * 2
            inst(O[rs.randint(4)], (x, y, zf(x, y)), rs.uniform(0, 6), rs.uniform(.85, 1.2))
    G = [grasspatch(s, 1., 420, .15, (.34, .28, .12), (.17, .17, .065), w=.005) for s in range(3)]; G2 = [bush(21, (.35, .35, .3), 500, .05, .02, flower=(.62, .10, .06), fr=.3), bush(22, (.4, .4, .3), 500, .05, .018, flower=(.78, .72, .45), fr=.3)]
    for x in np.arange(-16, 17, .8):
        for y in np.arange(-3, 34, .8):
            if fbm3(np.array([x * .35, y * .35, 4.]), 3) > -.10: inst(G[rs.randint(3)], (x, y, zf(x, y) - .02), rs.uniform(0, 6), rs.uniform(.5, 1.3))
    for i in range(46): x, y = rs.uniform(-12, 12), rs.uniform(1.5, 22); inst(G2[i % 2], (x, y, zf(x, y) - .12), i, rs.uniform(.35, .7))
    drystone([[-16, 12.4, 0], [-7, 13.2, 0], [2, 14.2, 0], [12, 14.4, 0], [24, 15.2, 0]], zf)
    mountains(-60, 60, 2200, 1000, 5, env=lambda u: .7 + .3 * np.sin(u * 6 + 1), depth=2600, nx=420, ny=100)
    mountains(-60, 60, 900, 200, 8, env=lambda u: .8 + .2 * np.sin(u * 5), depth=1300, nx=420, ny=90, m=mountainmat((.30, .27, .2), (.036, .058, .024), 900., 2.2))
    camera((-.7, -1.6, 1.6), (.7, 14, 2.15), 30, 5.6, (3.1, 7, 1.5))
@pic('solar-roof', spp=24, ev=.0)
def solar():
    sky(30, -60, .10, 1., .8, 1., 1., 1., size=.8)
    backdrop(-19, (20, 150), (1150, 620))
    rect(-16, 16, -8, 26, -.4, 0, mat((.74, .73, .70), .85, bs=30., bst=.2, var=.06, vs=.6), 0)
    for a in ((-16, 16, 25.6, 26), (-16, -15.6, -8, 26), (15.6, 16, -8, 26)): rect(*a, 0, .7, plaster(), .02)
    m, t, o = newmat('pv'); p = objc(t)
    br = N(t, 'ShaderNodeTexBrick', Vector=p, Color1=(.006, .012, .035), Color2=(.008, .016, .045), Mortar=(.25, .27, .3), Scale=1., Mortar_Size=.0035, Brick_Width=.166, Row_Height=.166, offset=0.)
    fl = N(t, 'ShaderNodeTexBrick', Vector=p, Color1=(0, 0, 0), Color2=(0, 0, 0), Mortar=(1, 1, 1), Scale=1., Mortar_Size=.0012, Brick_Width=.0555, Row_Height=20., offset=0.)
    c = mixc(t, math_(t, 'MULTIPLY', fl.outputs['Fac'], .4), br.outputs[0], (.35, .36, .38))
    b = N(t, 'ShaderNodeBsdfPrincipled', Base_Color=c, Roughness=.25, Clearcoat=1.); b.inputs['Clearcoat Roughness'].default_value = .03; t.links.new(b.outputs[0], o)
    al = mat((.68, .69, .7), .35, 1.); W, H = 1.02, 1.70; tilt = R(22)
    with collect() as cc:
        box((0, 0, 0), (W - .03, H - .03, .03), m, .001)
        for s in (-1, 1): box((s * (W / 2 - .012), 0, .002), (.024, H, .042), al, .003); box((0, s * (H / 2 - .012), .002), (W, .024, .042), al, .003)
    e = group(cc.objs, (0, 0, 0)); base = list(e.children)
    for r in range(6):
        for k in range(20):
            if r == 3 and 9 <= k <= 10: continue
            g = link(bpy.data.objects.new('g', None)); g.location = (-11.4 + k * 1.06, -1.5 + r * 3.6, .12 + H / 2 * math.sin(tilt)); g.rotation_euler = (tilt, 0, 0)
            for q in base: n = q.copy(); link(n); n.parent = g
        y = -1.5 + r * 3.6
        for k in range(11): box((-11.9 + 2.12 * k, y + .72, .36), (.04, .04, .72), al, .002); box((-11.9 + 2.12 * k, y, .04), (.06, 1.6, .05), al, .002); box((-11.9 + 2.12 * k, y - .7, .045), (.2, .3, .09), mat((.5, .5, .48), .9), .01)
    for q in base: q.hide_render = True
    for i in range(2): rbox((13.2, 4 + 6 * i, .75), (1.6, 2.6, 1.3), mat((.78, .78, .76), .5, var=.03), .03); 
    P = [palm(s, 9, 30, 2.9) for s in range(2)]
    for i, (x, y) in enumerate([(-18.5, 20), (-19, 12), (18.5, 27), (5, 30), (-6, 30)]): inst(P[i % 2], (x, y, -7.5), i, 1.)
    PI = [pine(s, 10, 4.6, 1800, 14) for s in (1, 2)]
    for i in range(26): inst(PI[i % 2], (-30 + 4.2 * i, 36 + 9 * math.sin(i * 1.7), -13 - 3 * (i % 3)), i, 1.2)
    camera((-7.6, -5.2, 2.7), (2.2, 10, .6), 25)
@pic('spa-hammam', spp=32, ev=.05, temp=.0, con=.6)
def hammam():
    studio((.9, .8, .7), .04)
    mb = marble((.74, .70, .63), (.44, .40, .35), .16, .8); wl = marble((.66, .61, .53), (.46, .40, .33), .3, .5)
    rect(-6, 6, -6, 6, -.2, 0, stone((.70, .68, .64), (.60, .58, .54), .18, (.9, .9), (.4, .39, .36)), 0)
    Rr = 4.4
    # octagonal walls with arched niches
    for k in range(8):
        a = R(45 * k); L = 2.03 * Rr * math.tan(R(22.5)); 
        n = 17; ax = np.linspace(0, np.pi, n); w, hs = .95, 1.35; arch = np.array([[-w, 0]] + [[-w * math.cos(q), hs + w * math.sin(q)] for q in ax] + [[w, 0]])
        out = []; 
        for q in arch: out.append([(-L / 2 if q[0] < -1e-6 else L / 2 if q[0] > 1e-6 else 0) if False else np.clip(q[0] * L / 2 / w * 1.0, -L / 2, L / 2), q[1] * 1.62 if q[1] > 0 else 0])
        V = [[q[0], 0, q[1]] for q in arch] + [[q[0], 0, q[1]] for q in out] + [[q[0], .55, q[1]] for q in arch]; m_ = len(arch); i = np.arange(m_ - 1)
        o = add('wall', V, [np.stack([i, i + 1, i + 1 + m_, i + m_], -1), np.stack([i + 2 * m_, i + 1 + 2 * m_, i + 1, i], -1)], wl, smooth=False)
        px, py = Rr * math.sin(a), Rr * math.cos(a); o.location = (px, py, 0); o.rotation_euler = (0, 0, -a)
        top = add('top', [[-L / 2, 0, 1.35 * 1.6], [L / 2, 0, 1.35 * 1.6], [L / 2, 0, 3.0], [-L / 2, 0, 3.0]], np.array([[0, 1, 2, 3]]), wl); top.location = (px * 1.004, py * 1.004, 0); top.rotation_euler = (0, 0, -a)
        g = Geo(); g.box((0, .62, 1.6), (L * 1.1, .12, 3.2), 0); bk = link(g.make('nb', [marble((.50, .52, .50), (.34, .35, .34), .25, .7)])); bk.location = (px, py, 0); bk.rotation_euler = (0, 0, -a)
        g = Geo(); g.box((0, .30, .22), (2 * w, .62, .44), 0); bn = link(g.make('bench', [mb], .02)); bn.location = (px, py, 0); bn.rotation_euler = (0, 0, -a)
        if k in (0, 1, 7):     # kurna basin and brass tap
            bx, by = px * .955, py * .955
            lathe(smoothprof([(0, 0), (.18, 0), (.2, .04), (.12, .12), (.14, .22), (.30, .34), (.32, .44), (.28, .44), (.24, .36), (0, .30)], 4), mb, 56, (bx, by, .44)); lathe([(0, .41), (.27, .41)], poolwater((.85, .97, .97), .05, 8.), 40, (bx, by, .44))
            tube(smoothpath([[px * 1.10, py * 1.10, 1.2], [px * 1.05, py * 1.05, 1.23], [px * 1.0, py * 1.0, 1.2], [px * .985, py * .985, 1.1]], 6), .018, BR()); sphere((px * 1.06, py * 1.06, 1.28), .03, BR(), 20)
        area((px * 1.07, py * 1.07, .5), (px * 1.07, py * 1.07, 3), .9, 22, (1, .62, .32), sy=.2)
    # dome with star lights
    u = np.linspace(0, 2 * np.pi, 96, endpoint=False); v = np.linspace(0, np.pi / 2, 24); U, W = np.meshgrid(u, v); r0 = Rr * 1.09
    V = np.stack([r0 * np.cos(W) * np.cos(U), r0 * np.cos(W) * np.sin(U), 2.9 + 2.0 * np.sin(W)], -1).reshape(-1, 3); i = np.arange(96); add('dome', V, np.concatenate([np.stack([i + 96 * k, (i + 1) % 96 + 96 * k, (i + 1) % 96 + 96 * (k + 1), i + 96 * (k + 1)], -1) for k in range(23)])[:, ::-1], plaster((.70, .67, .62)), smooth=True)
    for ring, n, el in ((0, 12, 22), (1, 10, 42), (2, 7, 62)):
        for k in range(n):
            a = 2 * np.pi * (k + .5 * ring) / n; e = R(el); p = np.array([r0 * .985 * math.cos(e) * math.cos(a), r0 * .985 * math.cos(e) * math.sin(a), 2.9 + 2.0 * .985 * math.sin(e)]); d = -p + [0, 0, 2.2]; d = d / np.linalg.norm(d)
            P = []; t1 = np.cross(d, [0, 0, 1]); t1 /= np.linalg.norm(t1); t2 = np.cross(d, t1)
            for j in range(16): rr = .17 if j % 2 == 0 else .115; P.append(p + d * .02 + rr * (math.cos(j * np.pi / 8) * t1 + math.sin(j * np.pi / 8) * t2))
            P.append(p + d * .02); add('star', P, np.array([[j, (j + 1) % 16, 16] for j in range(16)]), emis((.92, .97, 1.), 9.))
    lathe([(0, 4.89), (.55, 4.87)], emis((.95, .98, 1.), 8.), 8); area((0, 0, 4.7), (0, 0, 0), .9, 150, (.93, .97, 1.), spread=80)
    # heated belly stone
    g = lathe([(0, 0), (1.5, 0), (1.5, .06), (1.42, .08), (1.42, .36), (1.58, .38), (1.58, .50), (0, .50)], mb, 8); g.data.use_auto_smooth = True; g.data.auto_smooth_angle = R(20); bev(g, .02, 3, 20); g.rotation_euler = (0, 0, R(22.5))
    for i in range(3): folded(.44, .32, .07, terry((.80, .77, .71) if i != 1 else (.46, .56, .54)), (-.62, -.62, .50 + .072 * i), .3, 3, i)
    towel_roll(.055, .34, terry((.80, .77, .71)), (-.16, -.80, .50), .5); towel_roll(.055, .34, terry((.80, .77, .71)), (-.05, -.70, .50), .5)
    cop = mat((.72, .36, .20), .22, 1., bs=25., bst=.25, bd=.01); lathe(smoothprof([(0, 0), (.08, 0), (.13, .03), (.155, .075), (.15, .078), (.125, .035), (.07, .01), (0, .01)], 4), cop, 56, (.34, -.72, .50)); lathe([(0, .055), (.14, .055)], poolwater((.85, .97, .97), .03, 20.), 40, (.34, -.72, .50))
    lathe(smoothprof([(0, 0), (.05, 0), (.075, .06), (.05, .14), (.03, .19), (.045, .24), (.04, .24), (.025, .19), (0, .18)], 4), cop, 48, (.62, -.50, .50))
    rbox((.10, -.98, .525), (.09, .06, .035), mat((.45, .50, .25), .5, sss=.2, var=.1, vs=30.), .012, 4, .4); branchlet((.18, -1.02, .51), (.8, .3, .1), .28, leaf((.22, .28, .15), (.13, .18, .09), .3, .4), mat((.22, .17, .1), .8), 16, .05, .013, 3, .1)
    dr = drape_over(.62, 1.3, .506, .64, .66, fabric((.78, .75, .68), 500., stripes=(1, .11, .22, (.46, .20, .15)), st=.6), .02, .03, .006, 4, .1, .006, 60, 120, 7., (0, .42)); dr.location = (1.02, -.10, 0); dr.rotation_euler = (0, 0, .95)
    area((0, -4.5, 3.2), (0, 0, .6), 3, 46, (1, .86, .70))
    camera((.25, -3.75, 1.5), (.05, 0, 1.45), 20)
@pic('kids-club-2', spp=24, ev=.35, temp=-.05)
def kids2():
    w, d, h = 7., 7.2, 3.0
    viewout(26, 44); room(w, d, h, walls=plaster((.80, .79, .74))); balcony(w, d, 3.); curtains(w, d, h, .6, .6, (.74, .70, .62))
    # painted hills on the left wall
    for i, (c, z, ph) in enumerate([((.52, .64, .60), 1.5, 0.), ((.36, .52, .50), 1.15, 1.6), ((.74, .62, .40), .75, 3.2)]):
        y = np.linspace(0, d, 60); zz = z + .22 * np.sin(y * 1.3 + ph) + .1 * np.sin(y * 2.7 + ph); V = np.concatenate([np.stack([0 * y - w / 2 + .004 * (i + 1), y, 0 * y + .09], 1), np.stack([0 * y - w / 2 + .004 * (i + 1), y, zz], 1)]); k = np.arange(59); add('hill', V, np.stack([k, k + 1, k + 61, k + 60], -1), mat(c, .8))
    s = sphere((-w / 2 + .01, 5.2, 2.05), .30, mat((.80, .52, .24), .8), 48, (.02, 1, 1))
    def tent(cx, cy, hh, b, col):
        top = np.array([cx, cy, hh]); B = [np.array([cx + b * a, cy + b * c, 0]) for a, c in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        for q in B: tube([q, top + (top - q) * .14], .014, OAK(2), 8)
        for k in (1, 2, 3, 0):
            a, c = B[k], B[(k + 1) % 4]; u, v = np.meshgrid(np.linspace(0, 1, 24), np.linspace(0, 1, 24))
            if k == 0:
                for s_ in (0, 1):
                    p0, p1 = (a, c) if s_ == 0 else (c, a); vv, uu = np.meshgrid(np.linspace(0, 1, 24), np.linspace(0, 1, 12)); wd = .48 * (1 - .75 * np.sin(np.pi * (1 - vv) * .5)) + .02; P = (p0 + (p1 - p0) * (uu * np.maximum(wd, .06))[..., None]) * (1 - vv[..., None]) + top * vv[..., None]; P[..., 1] -= .03 * np.sin(uu * 9) * (1 - vv); add('t', P.reshape(-1, 3), grid_vf(24, 12), cloth2(col), smooth=True)
                continue
            P = (a[None, None] * (1 - u[..., None]) + c * u[..., None]) * (1 - v[..., None]) + top * v[..., None]; P += (np.array([cx, cy, .5]) - P) * (.10 * np.sin(np.pi * u) * (1 - v) * (.5 + .5 * v))[..., None]; add('t', P.reshape(-1, 3), grid_vf(24, 24), cloth2(col), smooth=True)
        for i, cc in enumerate(((.22, .42, .44), (.70, .46, .20), (.80, .76, .68))): p = pillow(.42, .42, .17, fabric(cc, 500., st=.6), i); p.location = (cx - .3 + .28 * i, cy - .1 + .1 * (i % 2), .13 + .05 * i); p.rotation_euler = (R(24), R(-10 + 10 * i), i)
    tent(-2.2, 5.3, 1.75, .7, (.80, .75, .66)); tent(-.45, 5.9, 1.6, .62, (.55, .66, .62))
    o = rug(-.2, 3.6, 3.4, 3.0, (.62, .60, .50))
    lathe([(0, .40), (.52, .40), (.53, .415), (.53, .43), (.52, .44), (0, .44)], OAK(0), 72, (.7, 3.3, 0)); 
    for k in range(3): a = k * 2.1; tube([[.7 + .34 * math.cos(a), 3.3 + .34 * math.sin(a), .41], [.7 + .42 * math.cos(a), 3.3 + .42 * math.sin(a), 0]], .022, OAK(2))
    cs = [(.22, .42, .44), (.70, .46, .20), (.60, .30, .20), (.50, .58, .48)]
    for k in range(4): a = k * 1.57 + .4; rbox((.7 + .85 * math.cos(a), 3.3 + .85 * math.sin(a), .15), (.36, .36, .28), terry(cs[k]), .10, 7, a)
    rs = np.random.RandomState(2)
    for k in range(3): rbox((.7 + rs.uniform(-.25, .25), 3.3 + rs.uniform(-.25, .25), .442), (.21, .297, .002), mat((.85, .84, .80), .8), .0005, 1, rs.uniform(0, 3))
    for k in range(9): a = rs.uniform(0, 6.28); x, y = .7 + rs.uniform(-.3, .3), 3.3 + rs.uniform(-.3, .3); tube([[x, y, .448], [x + .15 * math.cos(a), y + .15 * math.sin(a), .448]], .0045, mat(cs[k % 4], .5), 6)
    # low shelf with toys on the right
    for z in (.05, .42, .79): rect(w / 2 - .42, w / 2 - .02, 2.2, 5.6, z - .015, z + .015, OAK(1), .004)
    for y in np.linspace(2.2, 5.6, 5): rect(w / 2 - .42, w / 2 - .02, y - .015, y + .015, .05, .80, OAK(2), .004)
    for i in range(16): y = 2.5 + (i % 8) * .41; z = .065 if i < 8 else .435; c = cs[i % 4]; (sphere((w / 2 - .22, y, z + .1), .10, mat(c, .5, var=.05), 28) if i % 3 == 0 else rbox((w / 2 - .22, y, z + .1), (.2, .22, .2), mat(c, .6, var=.05) if i % 2 else wood((.62, .46, .29), (.45, .31, .18), .5, 0, 3.), .02, 3, i))
    vase((w / 2 - .22, 5.2, .80), .2, .07, None, 4, 2, L=.35)
    # bunting
    a = np.linspace(0, 1, 40); P = np.stack([-3.3 + 6.6 * a, 1.2 + 4.6 * a, 2.78 - .42 * 4 * a * (1 - a)], 1); tube(P, .005, mat((.8, .78, .7), .8), 5)
    for i in range(1, 38, 2): q = P[i]; dd = (P[i + 1] - P[i - 1]); dd /= np.linalg.norm(dd); add('flag', [q - dd * .09, q + dd * .09, q + [0, 0, -.24]], np.array([[0, 1, 2]]), cloth2(cs[(i // 2) % 4]))
    pendant((.7, 3.3, 2.1), h, .34, power=9); fill(w, d, h, 95)
    camera((2.5, .7, 1.35), (-.75, 4.6, .95), 22)
def conferencechair(m, leg):
    """upholstered shell on four thin legs, faces +Y"""
    with collect() as c:
        rbox((0, .02, .45), (.50, .48, .09), m, .04, 5); rbox((0, -.21, .68), (.48, .07, .46), m, .035, 5, rot=(R(-9), 0, 0))
        for x in (-.19, .19):
            for y in (-.17, .2): tube([[x, y, .42], [x * 1.15, y * 1.15, 0]], [.013, .009], leg)
    return c.objs
@pic('meeting-hall', spp=24, ev=.2, temp=-.03)
def meeting():
    w, d, h = 12., 13., 3.8
    sky(30, 62, .10, 1., .5, 1., 1., 1., size=1.2)
    cm = mat((.10, .15, .16), .95, bs=200., bst=.6, var=.25, vs=1.5)
    rect(-w / 2, w / 2, -1, d, -.2, 0, cm, 0); rect(-w / 2 - .2, w / 2 + .2, -1.2, d + .2, h, h + .2, plaster((.82, .81, .78)), 0); rect(-w / 2, w / 2, d, d + .2, 0, h, plaster((.60, .56, .50)), 0); rect(-w / 2, w / 2, -1.2, -1, 0, h, plaster(), 0); rect(-w / 2 - .2, -w / 2, -1, d, 0, h, DARKOAK(1), 0)
    g = Geo(); n = 120
    for i in range(n): g.box((-w / 2 + .03, -1 + (d + 1) * i / n, h / 2), (.05, .06, h), 0)
    for i in range(34): g.box((0, -.8 + .42 * i, h - .10), (w - .1, .07, .18), 0)        # timber baffles below the ceiling
    link(g.make('sl', [OAK(2)], .004, 1))
    # right wall: tall windows with sheer curtains to the garden
    fr = mat((.10, .09, .08), .4, .5)
    for i in range(5): rect(w / 2, w / 2 + .2, -1 + 3. * i, -.45 + 3. * i, 0, 3.2, plaster(), 0)
    rect(w / 2, w / 2 + .2, -1, d, 3.2, h, plaster(), 0)
    for i in range(5):
        for k in (-.02, 1.22, 2.45): box((w / 2 + .1, -.45 + 3 * i + k, 1.6), (.05, .05, 3.2), fr, .003)
        curtain(.85, 3.1, sheer(tr=.25), 8, .05, (w / 2 - .08, -.10 + 3 * i, .02), R(90), i)
    rect(w / 2 + .2, 60, -20, 50, -.3, -.05, ground((.10, .13, .045), (.06, .085, .03), 1.), 0); H = hedge(5., .9, 1.0)
    for i in range(6): inst(H, (w / 2 + 7, -4 + 5 * i, 0), R(90))
    for i in range(6): inst(palm(i % 3, 7., 28, 2.7), (w / 2 + 5 + (i % 2) * 4, 1 + 4 * i, -.1), i)
    for i in range(9): inst(pine(i % 2, 9, 4.4, 1500, 12), (w / 2 + 22 + 5 * (i % 3), -4 + 6 * i, -.1), i)
    HAZE.update(L=6000., col=(.62, .68, .78), start=60, s=.6); mountains(10, 120, 500, 150, 8, env=lambda u: .8 + .2 * np.sin(u * 5), depth=900, nx=300, ny=70, m=mountainmat((.30, .27, .2), (.036, .058, .024), 900., 2.2)); HAZE.update(L=None)
    portal((w / 2 + .3, d / 2, 1.7), (0, d / 2, 1.7), d, 3.2)
    # stage and a screen that shows the bay
    rbox((0, d - 1.2, .15), (8., 2.4, .30), OAK(0), .02); box((0, d - .08, 2.12), (5.3, .06, 2.56), mat((.03, .03, .03), .4), .01)
    m, t, o = newmat('scr'); im = t.nodes.new('ShaderNodeTexImage'); im.image = bpy.data.images.load(os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'content', 'media', 'hero-bay-golden-hour.jpg'))
    t.links.new(uvc(t), im.inputs[0]); t.links.new(N(t, 'ShaderNodeEmission', Color=im.outputs[0], Strength=1.0).outputs[0], o); m.cycles.sample_as_light = False
    q = add('screen', [[-2.55, d - .13, .92], [2.55, d - .13, .92], [2.55, d - .13, 3.32], [-2.55, d - .13, 3.32]], np.array([[0, 1, 2, 3]]), m)
    uv = q.data.uv_layers.new(); uv.data.foreach_set('uv', np.array([[0, .15], [1, .15], [1, .86], [0, .86]], np.float32).ravel())
    rbox((-3.1, d - 1.1, .85), (.60, .45, 1.1), DARKOAK(2), .02); tube(smoothpath([[-3.1, d - 1.15, 1.4], [-3.1, d - 1.25, 1.6], [-3.1, d - 1.4, 1.66]], 5), .008, fr, 6)
    for s_ in (-1, 1): vase((s_ * 4.6, d - .8, .0), .75, .27, None, 14, 3 + s_, 'olive', 1.25)
    pl = [(x, 2.1 + 1.2 * r, 0, R(-x * 2.2)) for r in range(7) for x in list(np.arange(-4.7, -.8, .66)) + list(np.arange(1.1, 5., .66))]
    copies(conferencechair(fabric((.60, .54, .45), 500., st=.6), fr), pl)
    for i in range(5):
        y = 1.29 + 2.52 * i; box((0, y, h - .03), (9.6, .07, .03), emis((1, .86, .68), 5.), 0); area((0, y, h - .22), (0, y, 0), 9.4, 62, (1, .86, .68), sy=.12)
    area((0, d - 2.6, h - .25), (0, d, 2), 7, 60, (1, .9, .78), sy=.3)
    camera((-3.9, -.5, 1.75), (1.0, 8.5, 1.5), 22)
