print("fastctl")
